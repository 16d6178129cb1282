import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

interface Operation<Input, Result> {
  readonly run: (input: Input) => Promise<Result>
  readonly onDone: (result: Result) => void
  readonly onFailed?: () => void
}

/** Something that is done once, however often its button is pressed meanwhile. It keeps why it was refused. */
export function useOperation<Input, Result>({ run, onDone, onFailed }: Operation<Input, Result>) {
  const { mutate, error, isPending } = useMutation({ mutationFn: run, onSuccess: onDone, onError: onFailed })
  // `isPending` is the last rendering's; a second press may come before the next.
  const isRunning = useRef(false)
  return {
    error,
    isPending,
    start(input: Input) {
      if (isRunning.current) return
      isRunning.current = true
      mutate(input, { onSettled: () => void (isRunning.current = false) })
    },
  }
}
