import { type FormDeclaration, type FormName, formNames } from '../../domain/forms/form.ts';
import { contact } from './contact.ts';
import { newsletter } from './newsletter.ts';
import { proposal } from './proposal.ts';

export const forms: Readonly<Record<FormName, FormDeclaration>> = { contact, proposal, newsletter };

export const allForms: readonly FormDeclaration[] = formNames.map((name) => forms[name]);
