import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { DeskReturn } from '#desk/returns/desk-return.ts'
import type { ReturnOperation } from '#api/rules/desk-operations.ts'
import { OperationDialog } from '../parts/OperationDialog.tsx'
import type { Given } from '../../kit/operation-client.ts'
import { useReturnOperation } from './return-queries.ts'

/** Props of each operation's dialog. */
export interface OperationProps {
  readonly record: DeskReturn
  /** Called with what to say about it. */
  readonly onDone: (message: string) => void
  readonly onClose: () => void
}

interface Props<Operation extends ReturnOperation> extends OperationProps {
  readonly operation: Operation
  readonly isGrave?: boolean
  /** Input to send; `undefined` while a field has to be corrected. */
  readonly read: () => Omit<Given<`returns.${Operation}`>, 'number'> | undefined
  /** Effect of the operation, and its fields. */
  readonly children: ReactNode
}

/** Asks for what an operation needs, and does it. */
export function ReturnDialog<Operation extends ReturnOperation>({
  record: { number },
  operation,
  isGrave = false,
  read,
  onDone,
  onClose,
  children,
}: Props<Operation>) {
  const t = useTranslations('editor.returns.operations')
  const name: ReturnOperation = operation
  const work = useReturnOperation(operation, number, () => onDone(t(`${name}.done`, { number })))
  const submit = () => {
    const input = read()
    if (input) work.start(input)
  }
  return (
    <OperationDialog
      title={t(`${name}.title`, { number })}
      submit={t(`${name}.button`)}
      isGrave={isGrave}
      isPending={work.isPending}
      error={work.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {children}
    </OperationDialog>
  )
}
