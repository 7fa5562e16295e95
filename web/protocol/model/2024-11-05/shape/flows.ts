/** Tasks, discovery, multi round-trip requests and subscriptions: the changes of 2024-11-05. */
import type { ShapePart } from '../../schema.ts';

/** What 2024-11-05 changes about this area. */
export const flows: ShapePart = {
  types: { changed: { CreateMessageRequestParams: { foreign: { task: 'tasks/param-before-2025-11-25' } } } },
};
