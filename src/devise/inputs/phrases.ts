import type { Language } from '../../domain/language.ts';
import { en } from './phrases/en.ts';
import { es } from './phrases/es.ts';

export const inputPhrases: Readonly<Record<Language, typeof en>> = { en, es };
