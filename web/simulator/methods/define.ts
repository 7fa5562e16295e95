/** What handles a method. */
import type { Request, Turn } from '../turn.ts';
import type { JsonRecord } from '../types.ts';

/** Answers a request, now or by work that goes on. Types and capability are right when it is called. */
export type Handler = (turn: Turn, request: Request) => void;

/** Hears a notification. Nothing is ever said in return. */
export type Notice = (turn: Turn, params: JsonRecord, exchange: string) => void;
