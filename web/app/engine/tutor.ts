/** Lessons behind the page: exercises shown and graded, walkthroughs played. Loaded with the Learn screen. */
import { codeExerciseNamed, gradeCode, nextCall, type CodeExercise } from '../../course/code.ts';
import { exerciseNamed, grade, type Exercise } from '../../course/grade.ts';
import type { OwnSet } from '../../course/own.ts';
import { back, begin, edit, go, look, walkthroughNamed, type Play } from '../../course/play.ts';
import { prepare } from '../../simulator/server.ts';
import type { PlayAct, Played } from './learn.ts';
import { shownCode, shownExercise } from './lesson.ts';
import type { AskOf, CallAnswer, TutorCall } from './wire.ts';

/** Answers what is asked about lessons. */
export async function tutor(ask: AskOf<TutorCall>): Promise<CallAnswer<TutorCall>> {
  switch (ask.name) {
    case 'lesson': {
      const [id, own] = ask.args;
      const ours = codeExerciseNamed(id) ?? exerciseNamed(id);
      const exercise = ours ?? (await ownExercise(own, id));
      if (!exercise) return 'none';
      const shown = exercise.kind === 'code' ? shownCode(exercise) : shownExercise(exercise);
      return ours ? shown : { ...shown, own: true };
    }
    case 'grade': {
      const [id, answer, own] = ask.args;
      const exercise = exerciseNamed(id) ?? (await ownExercise(own, id));
      return exercise && exercise.kind !== 'code' ? grade(exercise, answer) : 'none';
    }
    case 'tests': {
      const [id, came, own] = ask.args;
      const exercise = codeExerciseNamed(id) ?? (await ownExercise(own, id));
      if (exercise?.kind !== 'code') return 'none';
      const run = { tests: came };
      const call = nextCall(exercise, run);
      return call ? { call } : { grade: gradeCode(exercise, run) };
    }
    case 'own': {
      const [text, prove] = ask.args;
      const { verifyOwn } = await import('../../course/own.ts');
      const set = await ownSet(text);
      const items = set.exercises.map(({ id, kind, title }) => ({ id, kind, title }));
      const problems = prove ? [...set.problems, ...verifyOwn(set)] : [...set.problems];
      return { title: set.title, items, problems: problems.toSorted((a, b) => a.line - b.line) };
    }
    case 'program': {
      // Readers of whole languages: they come with the first program.
      const { scriptOf } = await import('../../course/code/script.ts');
      return scriptOf(...ask.args);
    }
    case 'play': {
      const [act] = ask.args;
      const play = acted(act);
      if (!play) return 'none';
      await prepare([play.revision]);
      return playedOf(play);
    }
  }
}

/** The file that was read last: exercise after exercise is asked for. */
let kept: OwnSet | null = null;

async function ownSet(text: string): Promise<OwnSet> {
  const { readOwn } = await import('../../course/own.ts');
  if (kept?.text !== text) kept = readOwn(text);
  return kept;
}

async function ownExercise(own: string | undefined, id: string): Promise<Exercise | CodeExercise | null> {
  if (own === undefined) return null;
  const { exercises } = await ownSet(own);
  return exercises.find((one) => one.id === id) ?? null;
}

/** The play after an act; null where there is no such walkthrough. */
function acted(act: PlayAct): Play | null {
  switch (act.do) {
    case 'begin': {
      const walkthrough = walkthroughNamed(act.walkthrough);
      return walkthrough ? begin(walkthrough, act.revision) : null;
    }
    case 'look':
      return act.play;
    case 'go':
      return go(act.play, act.answer);
    case 'back':
      return back(act.play);
    case 'edit':
      return edit(act.play, act.step, act.text);
  }
}

function playedOf(play: Play): Played | 'none' {
  const view = look(play);
  return view ? { play, view } : 'none';
}
