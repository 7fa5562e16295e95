/** The interface of method handlers. */
import type { Request, Turn } from '../turn.ts';
import type { JsonRecord } from '../types.ts';

/** Responds to a request, now or with work that continues. Types and capability are already checked. */
export type Handler = (turn: Turn, request: Request) => void;

/** Handles a notification. Notifications are never answered. */
export type Notice = (turn: Turn, params: JsonRecord, exchange: string) => void;
