import { type FormDeclaration, type FormName, formNames } from '../../domain/forms/form.ts';
import type { Permission } from '../../domain/staff/permission.ts';
import { agent } from './agent.ts';
import { brochureRequest } from './brochure-request.ts';
import { contact } from './contact.ts';
import { newsletter } from './newsletter.ts';
import { proposal } from './proposal.ts';

export const forms: Readonly<Record<FormName, FormDeclaration>> = {
  contact,
  proposal,
  brochure: brochureRequest,
  newsletter,
  agent,
};

/** Each form is kept by holders of its own permission. */
export const formPermissions: readonly Permission[] = [
  ...new Set(Object.values(forms).map(({ permission }) => permission)),
];

export const allForms: readonly FormDeclaration[] = formNames.map((name) => forms[name]);
