import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { Upload } from 'lucide-react'
import { useRef } from 'react'

interface Props {
  readonly label: string
  /** Kinds of files; JSON by default. */
  readonly accept?: string
  readonly onFile: (file: File) => void
}

/** Asks for a file. */
export function FileButton({ label, accept = 'application/json,.json', onFile }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // The same file may be chosen again once it is mended.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      <Button variant="line" icon={<Icon of={Upload} />} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}
