/** Every table of cases about the envelope, as one list. For tests only. */
import { batches, jsonrpc } from './cases-batch.ts';
import { calls, envelope } from './cases-envelope.ts';
import { errors } from './cases-errors.ts';
import { ids } from './cases-ids.ts';
import { meta } from './cases-meta.ts';
import { directions, methods, names, unsent } from './cases-methods.ts';
import { responses } from './cases-responses.ts';
import { stateless } from './cases-stateless.ts';
import { casesOf, type Case } from './cases.ts';

/** One case for each row and revision. */
export const CASES: readonly Case[] = [
  ...casesOf('envelope', envelope),
  ...casesOf('calls', calls),
  ...casesOf('responses', responses),
  ...casesOf('ids', ids),
  ...casesOf('errors', errors),
  ...casesOf('batches', batches),
  ...casesOf('methods', methods),
  ...casesOf('methods, unsent', unsent),
  ...casesOf('directions', directions),
  ...casesOf('names', names),
  ...casesOf('meta', meta),
  ...casesOf('stateless', stateless),
  ...casesOf('JSON-RPC’s examples', jsonrpc),
];
