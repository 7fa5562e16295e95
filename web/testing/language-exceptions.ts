/** Sentences that break a rule of language and are right: by file, a part of the sentence and the reason. */
export const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
