/** A feature, then statements as `support day source note`, the newest first. The note may be absent. */
export type FeatureRow = readonly [feature: string, ...statements: string[]];
