/** What can be wrong with the address of an icon. */
import { fits } from '../../../schema/formats.ts';
import { code } from '../../../json/describe.ts';
import { dataUriOf, schemeOf } from './icon-uri.ts';

/** What is wrong with the address; `says` goes on from «… is "…"; ». */
export interface Trouble {
  requirement: string;
  title: string;
  why: string;
  says: string;
  instead?: string;
}

const notAbsolute = (says: string, instead?: string): Trouble => ({
  requirement: 'icons/src-not-absolute',
  title: 'The address of an icon is absolute',
  why: 'There is no page whose address could complete it, so nobody can fetch the picture.',
  says,
  ...(instead === undefined ? {} : { instead }),
});

/** The most telling thing that is wrong with the address of an icon, or null. */
export function troubleOf(src: string): Trouble | null {
  const scheme = schemeOf(src);
  if (scheme === null) {
    const host = /^(?:\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,}\/.+)$/iu.exec(src)?.[1];
    const web = host === undefined || !fits('uri', `https://${host}`) ? undefined : `https://${host}`;
    return notAbsolute(
      'there is no scheme such as `https:` before it',
      src.includes('//') || /^[^/]+\.(?:com|org|net|io|dev)\//iu.test(src) ? web : undefined,
    );
  }
  if (scheme === 'data') return dataTrouble(src);
  if (scheme === 'http') {
    return {
      requirement: 'icons/plain-http',
      title: 'Icons come over `https:` or as `data:`',
      why: 'Those who show icons have to insist on `https:` or `data:`, so this one is not shown.',
      says: 'only `https:` and `data:` addresses are accepted',
      instead: `https${src.slice('http'.length)}`,
    };
  }
  if (scheme !== 'https') {
    return {
      requirement: 'icons/unsafe-scheme',
      title: 'Icons come over `https:` or as `data:`',
      why: 'Such an address could run code or read local files, so those who show icons have to refuse it.',
      says: `${code(`${scheme}:`)} is none of the two schemes that are safe, \`https:\` and \`data:\``,
    };
  }
  return fits('uri', src) && /^https:\/\/[^/?#]/iu.test(src) ? null : notAbsolute('it is no address that can be read');
}

function dataTrouble(src: string): Trouble | null {
  const data = dataUriOf(src);
  if (!data?.base64) {
    return {
      requirement: 'icons/data-not-base64',
      title: 'Pictures inside an address are written in base64',
      why: 'The field is described for base64 alone, and programs that expect it show no picture.',
      says: data ? 'it does not say `;base64` before the comma' : 'it has no comma behind which the bytes would stand',
    };
  }
  if (data.payload !== '' && fits('base64', data.payload)) return null;
  return {
    requirement: 'icons/data-bad-base64',
    title: 'The base64 of an icon can be decoded',
    why: 'What cannot be decoded shows as a broken picture.',
    says: data.payload === '' ? 'nothing stands behind the comma' : 'what stands behind the comma is no padded base64',
  };
}
