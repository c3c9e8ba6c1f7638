import { describe, expect, it, vi } from 'vitest';
import { memoryHistory } from './memory-history.ts';

describe('a host where the URL never changes', () => {
  it('begins at the route it is given', () => {
    expect(memoryHistory('/property-hub/dining').path()).toBe('/property-hub/dining');
  });

  it('goes back over the pages the guest came by', () => {
    const history = memoryHistory('/property-hub/');
    history.push('/property-hub/dining');
    history.push('/property-hub/dining/la-brasa');
    history.back();
    expect(history.path()).toBe('/property-hub/dining');
    history.back();
    expect(history.path()).toBe('/property-hub/');
  });

  it('a visit keeps its key when the guest comes back to it, a new visit of the same page gets another', () => {
    const history = memoryHistory('/property-hub/dining');
    const first = history.key();
    history.push('/property-hub/info');
    history.back();
    expect(history.key()).toBe(first);
    history.push('/property-hub/info');
    history.push('/property-hub/dining');
    expect(history.key()).not.toBe(first);
  });

  it('keeps what a link asks of its page, and what is chosen there, with the visit', () => {
    const history = memoryHistory('/property-hub/');
    history.push('/property-hub/dietary-dishes?diet=vegan');
    expect([history.path(), history.search()]).toEqual(['/property-hub/dietary-dishes', 'diet=vegan']);
    const key = history.key();
    history.replaceSearch('diet=keto');
    history.push('/property-hub/dining/la-brasa');
    expect(history.search()).toBe('');
    history.back();
    expect([history.key(), history.search()]).toEqual([key, 'diet=keto']);
  });

  it('where nothing lies behind, back leads to the page above', () => {
    const history = memoryHistory('/property-hub/dining/la-brasa/menu/1501');
    const steps = [1, 2, 3, 4].map(() => (history.back(), history.path()));
    expect(steps).toEqual([
      '/property-hub/dining/la-brasa',
      '/property-hub/dining',
      '/property-hub/',
      '/property-hub/',
    ]);
  });

  it('the page the guest stands on is not put behind itself', () => {
    const history = memoryHistory('/property-hub/');
    history.push('/property-hub/info');
    history.push('/property-hub/info');
    history.back();
    expect(history.path()).toBe('/property-hub/');
  });

  it('replacing leaves no step behind', () => {
    const history = memoryHistory('/property-hub/');
    history.push('/property-hub/info');
    history.push('/property-hub/events', { replace: true });
    history.back();
    expect(history.path()).toBe('/property-hub/');
  });

  it('leaves the query to the page and gives addresses that can be copied', () => {
    const history = memoryHistory('/property-hub/events?day=2026-11-21');
    expect(history.path()).toBe('/property-hub/events');
    expect(history.href('/property-hub/dining')).toBe('/app/property-hub/dining');
  });

  it('tells whoever listens, until they stop', () => {
    const history = memoryHistory('/property-hub/');
    const listener = vi.fn();
    const stop = history.subscribe(listener);
    history.push('/property-hub/info');
    stop();
    history.back();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
