import { useTranslations } from 'use-intl'
import type { ArchivePlan } from '#desk/shop/archive-shapes.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { saveFile } from '../../builder/transfer/files.ts'
import { focusOnMount } from '../../kit/sign-in/focus-on-mount.ts'
import styles from './archive.module.css'

interface Props {
  readonly plan: ArchivePlan
  /** Of its title. */
  readonly heading: 'h2' | 'h3'
  readonly isStarting: boolean
  /** Why the import did not begin. */
  readonly error: Error | null
  readonly onStart: () => void
  readonly onAnother: () => void
}

/** Lists the additions that an archive would make, or the lines that are refused. */
export function ArchivePlanView({ plan, heading: Heading, isStarting, error, onStart, onAnother }: Props) {
  const t = useTranslations('editor.archive')
  const { name, refused, parts, leftOut } = plan
  const isNothing = parts.every(({ added }) => added === 0)
  return (
    <div className={styles.part}>
      {refused.length > 0 ? (
        <Refused plan={plan} heading={Heading} />
      ) : (
        <>
          <Heading ref={focusOnMount} tabIndex={-1} className={styles.title}>
            {t('planTitle', { name })}
          </Heading>
          <table className={styles.counts}>
            <thead>
              <tr>
                <th scope="col">{t('part')}</th>
                <th scope="col">{t('added')}</th>
                <th scope="col">{t('present')}</th>
              </tr>
            </thead>
            <tbody>
              {parts.map(({ part, added, present }) => (
                <tr key={part}>
                  <th scope="row">{t(`parts.${part}`)}</th>
                  <td>{added}</td>
                  <td>{present}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {isNothing && <Notice>{t('nothing')}</Notice>}
        </>
      )}
      {leftOut.length > 0 && (
        <details className={styles.left}>
          <summary>{t('leftOut', { count: leftOut.length })}</summary>
          <p>{t('leftOutText')}</p>
          <ul className={styles.files}>
            {leftOut.map(file => (
              <li key={file} className={styles.wide}>
                {file}
              </li>
            ))}
          </ul>
        </details>
      )}
      {error && <Notice tone="error">{error.message}</Notice>}
      <div className={styles.buttons}>
        {refused.length === 0 && !isNothing && (
          <Button isLoading={isStarting} onClick={onStart}>
            {t('start')}
          </Button>
        )}
        <Button variant="line" disabled={isStarting} onClick={onAnother}>
          {t('another')}
        </Button>
      </div>
    </div>
  )
}

/** Lines named; the table has all of them. */
const SHOWN = 10

function Refused({ plan: { refused, refusedTable }, heading: Heading }: Pick<Props, 'plan' | 'heading'>) {
  const t = useTranslations('editor.archive')
  return (
    <>
      <Heading ref={focusOnMount} tabIndex={-1} className={styles.title}>
        {t('refusedTitle', { count: refused.length })}
      </Heading>
      <Notice tone="warning">{t('refusedText')}</Notice>
      <ul className={styles.refused}>
        {refused.slice(0, SHOWN).map(({ file, line, field, message }) => (
          <li key={`${file} ${line} ${field} ${message}`}>
            <small>{t(line > 0 ? 'place' : 'filePlace', { file, line, field: field || 'none' })}</small>
            <span>{message}</span>
          </li>
        ))}
      </ul>
      {refused.length > SHOWN && <p>{t('refusedMore')}</p>}
      <Button variant="line" onClick={() => saveFile('refused-lines.csv', refusedTable, 'text/csv')}>
        {t('saveRefused')}
      </Button>
    </>
  )
}
