import { expect, it } from 'vitest';
import { errorSentence } from './error-sentence.ts';
import { FetchFailed } from '../fetch.ts';

it('an event that does not load is called by its name', () => {
  expect(errorSentence(new FetchFailed('events/by-slug?slug=yoga', 500))).toBe('unable-to-load-event');
});

it('what is not there is not called broken', () => {
  expect(errorSentence(new FetchFailed('restaurants/all', 404))).toBe('unable-to-find-resource');
  expect(errorSentence(new FetchFailed('restaurants/all', 503))).toBe('unable-to-load');
});

it('anything else went wrong', () => {
  expect(errorSentence(new TypeError('x is undefined'))).toBe('something-went-wrong');
});
