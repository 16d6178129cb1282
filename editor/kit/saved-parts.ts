import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SavedPartInfo } from '#content-store/client/types.ts'
import { useEnvironment } from './environment.ts'
import type { Operations } from './operation-client.ts'
import { readQuery } from './operations.ts'

type PartAt = Pick<SavedPartInfo, 'id' | 'version'>

/** The blocks of a section or template never change; those of a synced section only with its version. */
function savedPartQuery(operations: Operations, { id, version = 0 }: PartAt) {
  const query = readQuery(operations, 'saved.find', { id })
  return { ...query, queryKey: ['savedPart', id, version], staleTime: Number.POSITIVE_INFINITY }
}

export function useSavedPart(part: PartAt, enabled: boolean) {
  const { operations } = useEnvironment()
  return useQuery({ ...savedPartQuery(operations, part), enabled })
}

/** Reads a section or template when it is wanted. */
export function useReadSavedPart() {
  const { operations } = useEnvironment()
  const client = useQueryClient()
  return (part: PartAt) => client.fetchQuery(savedPartQuery(operations, part))
}
