import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { get, send } from '../../api.ts';
import { toastFailure, toastSuccess } from '../../toasts.ts';
import { queryKeys } from '../../query-keys.ts';
import { queries } from '../../queries.ts';
import { Loaded } from '../../shell/page/loaded.tsx';
import { When } from '../../shell/when.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { useWrite } from '../../use-write.ts';
import { deviceOf } from './device.ts';
import { sessionPhrases } from './phrases.ts';
import styles from './sessions.module.css';

/** The path of one's own sessions. */
export const OWN = 'account/sessions';

interface SignedInSession {
  readonly id: string;
  readonly created_at: string;
  readonly last_seen_at: string;
  readonly ip: string | null;
  readonly agent: string | null;
  readonly current: boolean;
}

interface SessionsProps {
  readonly title: string;
  /** Where they are listed; also what they are kept by. */
  readonly path: string;
  /** Why they may not be ended; empty where they may. */
  readonly why: string;
  /** Whether they are the signed-in person's own. */
  readonly isOwn: boolean;
}

/** Where somebody is signed in, and the way to end it from afar. */
export function Sessions({ title, path, why, isOwn }: SessionsProps) {
  const phrases = usePhrases(sessionPhrases);
  const id = useId();
  const sessions = useQuery({
    queryKey: queryKeys.sessions(path),
    queryFn: ({ signal }) => get<readonly SignedInSession[]>(path, signal),
  });
  const ending = useMutation({
    mutationFn: (session: string) => send('DELETE', `${path}/${session}`),
    onSuccess: async () => {
      toastSuccess(phrases.ended);
      await queries.invalidateQueries({ queryKey: queryKeys.sessions(path) });
    },
    onError: toastFailure,
  });
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Loaded of={sessions} rows={2}>
        {(all) => (
          <>
            {all.length === 0 && <p className="quiet">{phrases.none}</p>}
            <ul className={`plain ${styles.rows}`}>
              {all.map((one) => {
                const device = deviceOf(one.agent) || phrases.unknown;
                return (
                  <li key={one.id} className={styles.row}>
                    <span className={styles.text}>
                      <span className={styles.device}>{device}</span>
                      <span className={styles.facts}>
                        {one.ip} · {phrases.lastSeen}: <When at={one.last_seen_at} />
                      </span>
                    </span>
                    {one.current ? (
                      <span className={styles.facts}>{phrases.here}</span>
                    ) : (
                      why === '' && (
                        <Button
                          variant="default"
                          aria-label={phrases.endOf(device)}
                          loading={ending.isPending && ending.variables === one.id}
                          onClick={() => ending.mutate(one.id)}
                        >
                          {phrases.end}
                        </Button>
                      )
                    )}
                  </li>
                );
              })}
            </ul>
            {why === '' && <EndAll path={path} isOwn={isOwn} sessions={all} />}
          </>
        )}
      </Loaded>
    </section>
  );
}

interface EndAllProps extends Pick<SessionsProps, 'path' | 'isOwn'> {
  readonly sessions: readonly SignedInSession[];
}

/** Ends every session at once: a lost phone is signed out without knowing which line it is. */
function EndAll({ path, isOwn, sessions }: EndAllProps) {
  const phrases = usePhrases(sessionPhrases);
  const ending = useWrite({
    mutationFn: (keepsThis: boolean) =>
      // Only one's own account tells this session from the others.
      send('POST', `${path}/end-all`, path === OWN ? { keep_current: keepsThis } : undefined),
    onSuccess: async (_ended, keepsThis) => {
      if (!keepsThis) return window.location.assign('/devise/sign-in');
      toastSuccess(isOwn ? phrases.othersEnded : phrases.allEnded);
      return queries.invalidateQueries({ queryKey: queryKeys.sessions(path) });
    },
    onError: toastFailure,
  });
  const hasOthers = sessions.some(({ current }) => !current);
  return (
    <div className={styles.all}>
      {hasOthers && (
        <Button variant="default" loading={ending.isPending} onClick={() => ending.mutate(true)}>
          {isOwn ? phrases.endOthers : phrases.endAllOfPerson}
        </Button>
      )}
      {path === OWN && (
        <Button variant="default" loading={ending.isPending} onClick={() => ending.mutate(false)}>
          {phrases.endAll}
        </Button>
      )}
    </div>
  );
}
