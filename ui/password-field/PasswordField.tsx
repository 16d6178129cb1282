import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '../icon-button/IconButton.tsx'
import { TextField } from '../text-field/TextField.tsx'

interface Props extends Omit<ComponentProps<typeof TextField>, 'type' | 'after'> {
  readonly showLabel: string
  readonly hideLabel: string
  /** Tells password managers to fill in the password or to suggest one. */
  readonly autoComplete: 'current-password' | 'new-password'
}

/** A password field with a show button; never autocorrected, capitalised or spell-checked. */
export function PasswordField({ showLabel, hideLabel, ...field }: Props) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type={isShown ? 'text' : 'password'}
      after={
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={isShown ? hideLabel : showLabel}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  )
}
