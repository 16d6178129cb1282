import { useTranslations } from 'use-intl'
import type { PageFile } from '#blocks/page/page-file.ts'
import { FileButton } from '../../builder/transfer/FileButton.tsx'
import { readPageFile } from '../../builder/transfer/files.ts'
import { useTransferText } from '../../builder/transfer/use-transfer-text.ts'

interface Props {
  readonly onRead: (file: PageFile) => void
  /** Called with the reason when the file is no page. */
  readonly onRefused: (reason: string) => void
}

/** Asks for the file of an exported page and reads it. */
export function ImportButton({ onRead, onRefused }: Props) {
  const t = useTranslations('editor.pages')
  const problemText = useTransferText()
  const read = async (file: File) => {
    const found = await readPageFile(file)
    if (found.ok) onRead(found.value)
    else onRefused(problemText('file', found.refusal))
  }
  return <FileButton label={t('import')} onFile={file => void read(file)} />
}
