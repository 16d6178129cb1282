import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { readPageFile } from '../transfer/files.ts'
import type { PageFile } from '../transfer/transfer.ts'
import { useTransferText } from '../transfer/use-transfer-text.ts'

interface Props {
  readonly onRead: (file: PageFile) => void
  /** Called with the reason when the file is no page. */
  readonly onRefused: (reason: string) => void
}

/** Asks for the file of an exported page and reads it. */
export function ImportButton({ onRead, onRefused }: Props) {
  const t = useTranslations('editor.pages')
  const problemText = useTransferText()
  const input = useRef<HTMLInputElement>(null)
  const read = async (file: File) => {
    const found = await readPageFile(file)
    if ('problem' in found) onRefused(problemText('file', found.problem))
    else onRead(found.value)
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t('import')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // The same file may be chosen again once it is mended.
          currentTarget.value = ''
          if (file) void read(file)
        }}
      />
      <Button variant="line" icon={<Icon of={Upload} />} onClick={() => input.current?.click()}>
        {t('import')}
      </Button>
    </>
  )
}
