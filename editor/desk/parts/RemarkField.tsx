import { MAX_REMARK } from '#api/rules/remark.ts'
import { TextArea } from '#ui/text-field/TextField.tsx'

interface Props {
  readonly label: string
  readonly hint?: string
  readonly error: string | undefined
  readonly value: string
  readonly isRequired?: boolean
  readonly onChange: (value: string) => void
}

/** A remark or a reason, as long as the shop takes it. */
export const RemarkField = ({ isRequired = true, onChange, ...props }: Props) => (
  <TextArea
    {...props}
    rows={2}
    maxLength={MAX_REMARK}
    aria-required={isRequired}
    onChange={({ target }) => onChange(target.value)}
  />
)
