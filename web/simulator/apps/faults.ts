/**
 * Light entry point: deliberate violations of hosts and views, each with the requirement that reports it. A fault changes the
 * messages of one side on their way out.
 */
import type { JsonRecord } from '../types.ts';
import { hostFaults } from './host-faults.ts';
import type { AppFault, AppSide, FaultScene } from './define.ts';
import { viewFaults } from './view-faults.ts';

export type { AppFault, AppSide, FaultScene } from './define.ts';

/** All faults, those of views first. */
export const APP_FAULTS: readonly AppFault[] = [...viewFaults, ...hostFaults];

/** The fault of an id; null for none. */
export function appFaultNamed(id: string | null): AppFault | null {
  return APP_FAULTS.find((one) => one.id === id) ?? null;
}

/** What a side with a fault sends instead of a correct message. Messages that stay are the same objects. */
export function alteredBy(
  id: string | null,
  side: AppSide,
  message: JsonRecord,
  scene: FaultScene,
): readonly JsonRecord[] {
  const alter = appFaultNamed(id)?.[side];
  return alter ? alter(message, scene) : [message];
}
