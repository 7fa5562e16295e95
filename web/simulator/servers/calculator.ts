/** A calculator: the smallest useful server, with the tools of typical tutorials. */
import type { JsonRecord, ServerDefinition } from '../types.ts';
import type { Behaviour } from '../call.ts';
import { fail, objectSchema, textResult, structuredResult } from './content.ts';

const number = (description: string): JsonRecord => ({ type: 'number', description });
const two = objectSchema({ a: number('The first number'), b: number('The second number') });
const result = objectSchema({ result: { type: 'number' } });

const numberOf = (args: JsonRecord, key: string): number => (typeof args[key] === 'number' ? args[key] : 0);

function binary(work: (a: number, b: number) => number): Behaviour {
  return (args) => [structuredResult({ result: work(numberOf(args, 'a'), numberOf(args, 'b')) })];
}

/** The behaviors of its tools. */
export const calculatorBehaviours: Readonly<Record<string, Behaviour>> = {
  add: binary((a, b) => a + b),
  subtract: binary((a, b) => a - b),
  multiply: binary((a, b) => a * b),
  divide: (args) =>
    numberOf(args, 'b') === 0
      ? [fail('Division by zero: choose another divisor.')]
      : [structuredResult({ result: numberOf(args, 'a') / numberOf(args, 'b') })],
  sum: ({ numbers }) => [
    textResult(
      String(
        Array.isArray(numbers) ? numbers.reduce<number>((sum, one) => sum + (typeof one === 'number' ? one : 0), 0) : 0,
      ),
    ),
  ],
};

/** The server. */
export const calculator: ServerDefinition = {
  info: { name: 'calculator', title: 'Calculator', version: '1.0.0' },
  tools: [
    {
      name: 'add',
      title: 'Add',
      description: 'Adds two numbers.',
      inputSchema: two,
      outputSchema: result,
      does: 'add',
    },
    {
      name: 'subtract',
      title: 'Subtract',
      description: 'Subtracts the second number from the first.',
      inputSchema: two,
      outputSchema: result,
      does: 'subtract',
    },
    {
      name: 'multiply',
      title: 'Multiply',
      description: 'Multiplies two numbers.',
      inputSchema: two,
      outputSchema: result,
      does: 'multiply',
    },
    {
      name: 'divide',
      title: 'Divide',
      description: 'Divides the first number by the second.',
      inputSchema: two,
      outputSchema: result,
      does: 'divide',
    },
    {
      name: 'sum',
      title: 'Sum',
      description: 'Adds any number of numbers.',
      inputSchema: objectSchema({
        numbers: { type: 'array', items: { type: 'number' }, description: 'The numbers to add' },
      }),
      does: 'sum',
    },
  ],
  can: { logging: true, listChanged: true },
};
