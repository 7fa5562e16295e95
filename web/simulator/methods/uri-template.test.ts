import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expanded, matched, variablesOf } from './uri-template.ts';

describe('URI templates', () => {
  it.each([
    ['note://{id}', 'note://7', { id: '7' }],
    ['note://{id}', 'note://', null],
    ['note://{id}', 'note://a/b', null],
    ['note://{id}', 'note://a%2Fb', { id: 'a/b' }],
    ['note://{id}', 'note://%zz', null],
    ['note://{id}', 'Note://7', null],
    ['file:///{+path}', 'file:///a/b.txt', { path: 'a/b.txt' }],
    ['w://{city}/{day}.json', 'w://Paris/mon.json', { city: 'Paris', day: 'mon' }],
    ['w://{city}.json', 'w://a.json.json', { city: 'a.json' }],
    ['w://{city}.json', 'w://a.json.txt', null],
    ['w://fixed', 'w://fixed', {}],
    ['w://fixed', 'w://fixed/more', null],
    ['{__proto__}', 'x', JSON.parse('{"__proto__":"x"}')],
    ['a{b', 'a{b', {}],
  ])('%s and %s give %j', (template, uri, values) => {
    expect(matched(template, uri)).toEqual(values);
  });

  it('list each variable once', () => {
    expect(variablesOf('x://{a}/{+b}/{a}')).toEqual(['a', 'b']);
  });

  it('extract the values they were expanded with, for any values', () => {
    const value = fc.string({ minLength: 1, unit: 'grapheme' });
    fc.assert(
      fc.property(value, value, (city, path) => {
        const uri = expanded('w://{city}/at/{day}', { city, day: path });
        expect(matched('w://{city}/at/{day}', uri)).toEqual({ city, day: path });
      }),
    );
  });

  it('stay fast with long URIs', () => {
    const long = `w://${'a/'.repeat(200_000)}`;
    expect(matched('w://{a}/{b}/{c}/{d}/x', long)).toBeNull();
    expect(matched('w://{+a}/{+b}/{+c}/{+d}/x', long)).toBeNull();
  });
});
