import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Choice, Choices } from '../../shell/choice/choice.tsx';
import { Loaded } from '../../shell/page/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { WhyNot } from '../../shell/choice/why-not.tsx';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { rolePhrases } from './phrases.ts';
import { roleDescription, roleName } from './role.ts';
import { useMayChangeRoles } from './use-may-change-roles.ts';
import { useRoles } from './use-roles.ts';

export function Component() {
  const phrases = usePhrases(rolePhrases);
  const language = useLanguage();
  const why = useMayChangeRoles();
  const roles = useRoles();
  return (
    <Page
      title={phrases.title}
      lead={phrases.lead}
      back={{ to: '/settings', label: phrases.settings }}
      actions={
        <WhyNot why={why}>
          <Button component={Link} to="/user-roles/new">
            {phrases.create}
          </Button>
        </WhyNot>
      }
    >
      <Loaded of={roles}>
        {(all) => (
          <>
            {all.length === 0 && <p className="quiet">{phrases.none}</p>}
            <Choices label={phrases.title}>
              {all.map((role) => (
                <li key={role.id}>
                  <Choice
                    to={`/user-roles/${role.id}`}
                    label={roleName(role, language)}
                    note={[
                      phrases.people(role.people),
                      role.may_change ? '' : phrases.looks,
                      role.may_change && role.words_only_in.length > 0 ? phrases.writesWords : '',
                      role.may_change && !role.may_publish ? phrases.asks : '',
                      roleDescription(role, language),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  />
                </li>
              ))}
            </Choices>
          </>
        )}
      </Loaded>
    </Page>
  );
}
