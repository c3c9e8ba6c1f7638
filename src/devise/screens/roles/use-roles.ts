import { useQuery } from '@tanstack/react-query';
import { list } from '../../api.ts';
import { queryKeys } from '../../query-keys.ts';
import type { Role } from './role.ts';

/** Every role: there are few, and people choose among all of them. */
export const useRoles = () =>
  useQuery({
    queryKey: queryKeys.roles.list,
    queryFn: async ({ signal }) => (await list<Role>('user-roles?pageSize=100', signal)).data,
  });
