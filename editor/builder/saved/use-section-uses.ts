import { useQuery } from '@tanstack/react-query'
import type { SectionChange } from '#content-store/client/types.ts'
import { useEnvironment } from '../../kit/environment.ts'

/** Pages that use a synced section, and what a change of it would meet. Asked each time it is wanted. */
export function useSectionUses(id: string, change?: SectionChange) {
  const { operations } = useEnvironment()
  return useQuery({
    queryKey: ['operation', 'saved.uses', id, change],
    // The change travels as a body: it is larger than an address may be.
    queryFn: () => operations.change('saved.uses', { id, ...(change && { change }) }),
    gcTime: 0,
  })
}
