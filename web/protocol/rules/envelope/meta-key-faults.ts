/** Which one thing there is to say about a key of `_meta`, in the revision at hand. */
import type { RevisionModel } from '../../model/define.ts';
import type { Message } from '../define.ts';
import { isObject } from '../../json/object.ts';
import { named } from '../../json/describe.ts';
import type { KeyFault } from './meta-keys.ts';
import { grammarFault, isOfficial, nearestOwn, OWN_PREFIX, partsOf, reversedKey } from './meta-keys.ts';
import type { MetaPlace } from './meta-places.ts';
import { bareTwin, claimed } from './stateless-keys.ts';

/** The most telling fault of the key, or null. Proposes no key that stands beside it already. */
export function keyFault(key: string, message: Message, place: MetaPlace): KeyFault | null {
  const fault = faultOf(key, message, place);
  if (!fault || fault.instead === undefined || !isObject(place.value)) return fault;
  if (!Object.hasOwn(place.value, fault.instead)) return fault;
  return { requirement: fault.requirement, says: fault.says };
}

function faultOf(key: string, message: Message, place: MetaPlace): KeyFault | null {
  const { model } = message;
  if (model.metaKeys.has(key) || isOfficial(key)) return null;
  const fault = grammarFault(key);
  if (model.meta.names === 'free') {
    return (
      fault && {
        requirement: 'meta/grammar-since-2025-06-18',
        says: `${fault.says}. The names are free in this revision, but from 2025-06-18 on this one is not allowed`,
      }
    );
  }
  if (fault) return fault;
  const { labels } = partsOf(key);
  return labels ? prefixFault(key, labels.join('.'), model) : bareFault(key, message, place);
}

function prefixFault(key: string, prefix: string, model: RevisionModel): KeyFault | null {
  const { reserved, reservedElsewhere } = model.meta;
  if (reserved?.test(prefix) === true) return reservedFault(key, prefix, model);
  const reversed = model.ledger.has('meta/reverse-dns') ? reversedKey(partsOf(key)) : null;
  if (reversed !== null) {
    const taken = reserved?.test(reversed.slice(0, reversed.indexOf('/'))) === true;
    return {
      requirement: 'meta/reverse-dns',
      says: 'has a domain name in its usual order as its prefix',
      ...(taken ? {} : { instead: reversed }),
    };
  }
  if (!reservedElsewhere.some((pattern) => pattern.test(prefix))) return null;
  return {
    requirement: 'meta/reserved-prefix-changed',
    says: `has the prefix \`${prefix}/\`, which is free here but kept for MCP in another revision`,
  };
}

function reservedFault(key: string, prefix: string, model: RevisionModel): KeyFault {
  const nearest = key.startsWith(OWN_PREFIX) ? nearestOwn(key, model.metaKeys.keys()) : null;
  const instead = nearest === null ? {} : { instead: nearest };
  if (key.startsWith(OWN_PREFIX) && model.ledger.has('meta/reserved-key-unknown')) {
    const says = 'is none of the keys that MCP defines under its prefix';
    return { requirement: 'meta/reserved-key-unknown', says, ...instead };
  }
  const requirement = model.ledger.has('meta/reserved-prefix')
    ? 'meta/reserved-prefix'
    : 'meta/reserved-prefix-2025-06-18';
  return { requirement, says: `has the prefix \`${prefix}/\`, which is kept for MCP`, ...instead };
}

function bareFault(key: string, message: Message, place: MetaPlace): KeyFault | null {
  const twin = place.nested ? null : bareTwin(key, message.model);
  if (twin === null) {
    return { requirement: 'meta/unprefixed-key', says: 'has no prefix, so another vendor’s key can collide with it' };
  }
  if (isObject(place.value) && Object.hasOwn(place.value, twin)) {
    return { requirement: 'stateless/unprefixed-meta-keys', says: `does not count; ${named(twin)} does` };
  }
  if (claimed(message, twin)) return null;
  return { requirement: 'stateless/unprefixed-meta-keys', says: 'does not count without its prefix', instead: twin };
}
