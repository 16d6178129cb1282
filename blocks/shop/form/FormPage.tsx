import { Notice } from '#ui/notice/Notice.tsx'
import { Button } from '#ui/button/Button.tsx'
import type { ReactNode } from 'react'
import styles from './forms.module.css'

interface Props {
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly className?: string | undefined
  /** Purpose of the visit, where the page looks different by that. */
  readonly intent?: string
  readonly children: ReactNode
}

/** One column under a title: the frame of every page with a form about one's account. */
export const FormPage = ({ title, lead, className = '', intent, children }: Props) => (
  <div className={`${styles.page} ${className}`} data-intent={intent}>
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
    {children}
  </div>
)

/** Fields that belong together. */
export const Fields = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <fieldset className={styles.fields}>
    <legend className={styles.legend}>{title}</legend>
    {children}
  </fieldset>
)

interface SendProps {
  readonly form: { readonly notice: string; readonly isBusy: boolean }
  readonly children: ReactNode
}

/** Problem of the whole form, right above the button that sends it. */
export const Send = ({ form: { notice, isBusy }, children }: SendProps) => (
  <div className={styles.send}>
    {notice && <Notice tone="error">{notice}</Notice>}
    <Button type="submit" isWide isLoading={isBusy}>
      {children}
    </Button>
  </div>
)
