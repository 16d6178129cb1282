import { useQuery } from '@tanstack/react-query'
import { useEnvironment } from '../../kit/environment.ts'
import { useEditor } from '../editor-context.ts'

/** Findings of the store in the draft once everything is saved, before the press, as it would show at an instant (epoch ms), by default now. */
export function useProblemCheck(at?: number) {
  const { session } = useEditor()
  const { operations } = useEnvironment()
  const { key } = session.detail
  return useQuery({
    queryKey: ['problems', key, at],
    queryFn: async () => {
      await session.autosave.flush()
      return operations.read('pages.problems', { key, ...(at !== undefined && { at }) })
    },
    // Asked each time the dialog opens, and not again while it is read.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
