/** Sentences in which people describe a failure without an error, each with the id of the symptom. For tests only. */

/** Each stands alone, as people post it. */
export const DESCRIBED: readonly (readonly [string, string])[] = [
  ['My notes server is connected, but its tools don’t show up in the host.', 'tools-not-shown'],
  ['The host has a green light for notes, and says 0 tools enabled.', 'tools-not-shown'],
  ['I added the notes server, but the hammer icon is not there.', 'tools-not-shown'],
  ['The notes are connected, and the client never sends tools/list.', 'tools-not-shown'],
  ['notes 已添加，但是没有找到工具', 'tools-not-shown'],
  ['My notes server works in the Inspector but not in the host.', 'works-elsewhere'],
  ['Our server runs fine from the terminal. The host does nothing.', 'works-elsewhere'],
  ['I can start it manually in a terminal and it works without problems.', 'works-elsewhere'],
  ['My notes server is stuck at “connecting” forever.', 'handshake-unanswered'],
  ['The notes stay yellow: connecting… and never ready.', 'handshake-unanswered'],
  ['My call of add_note hangs; the tool never returns.', 'request-timed-out'],
  ['Our notes server disconnects after about 4 minutes.', 'stream-closed'],
  ['The OAuth window opens again and again when I use my notes.', 'sign-in-repeated'],
  ['My host keeps asking me to log in to the notes.', 'sign-in-repeated'],
  ['The notes server is not listed in the settings after I edited the file.', 'config-not-read'],
  ['I changed the file, and the host ignores my configuration.', 'config-not-read'],
  ['My notes have a red dot in the panel, and the log is empty.', 'error-reported'],
  ['My host 连接失败', 'error-reported'],
  ['My host does not recognize the servers in my file.', 'config-not-read'],
  ['I keep getting the handshake error in my host, whatever I change.', 'handshake-unanswered'],
  ['My notes 连接不稳定', 'stream-closed'],
  ['I sign in, and my host still says that the notes need authentication.', 'sign-in-repeated'],
  ['My notes server is not working since the update of the host.', 'error-reported'],
];
