/** The calls of a screen that talks to a real server. */
import type { Conversation, ConversationMessage, ConversationSetup } from '../../simulator/conversation.ts';

/** They do not depend on the text. */
export interface Talker {
  /** The client’s side of a conversation: what can be sent next, what waits, and what the client sends by itself. */
  converse(setup: ConversationSetup, messages: readonly ConversationMessage[]): Promise<Conversation | null>;
}
