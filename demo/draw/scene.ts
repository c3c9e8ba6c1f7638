import type { Chance } from './random.ts';

/** A picture: given its own repeatable chance, the shapes from back to front. */
export type Scene = (random: Chance) => string;
export type Scenes = Record<string, Scene>;
