import { defineSessionRule } from '../define.ts';
import { hearAnswers, hearQuestions, type Question } from './questions.ts';
import { Talks } from './talks.ts';
import { together } from './together.ts';
import { conversationExamples } from './conversation.examples.ts';

/** The next request of a conversation answers the calls of the model, and repeats them with all they had. */
export const conversation = defineSessionRule({
  id: 'sampling/conversation',
  requirements: ['sampling/follow-up-unanswered-tool-use', 'sampling/meta-not-preserved'],
  class: 'spec',
  title: 'A conversation goes on with the results of its calls',
  why: 'The model is left with an open call: providers refuse such a conversation.',
  how: 'Put what the model said behind the conversation as it is, then one message of the user with a result for each call.',
  examples: conversationExamples,
  begin(session, report) {
    const talks = new Talks(session, report);
    const isSampling = ({ method }: Question): boolean => method === 'sampling/createMessage';
    return together(
      hearAnswers(session, (answered, step) => isSampling(answered) && talks.answered(answered, step)),
      hearQuestions(session, (question, step) => isSampling(question) && talks.asked(question, step)),
    );
  },
});
