import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { DeskMember } from '#desk/members/desk-member.ts'
import { formatDateTime } from '#locales/format.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { ConsentList } from '../newsletter/ConsentList.tsx'
import { MessageBadge } from '../messages/MessageBadge.tsx'
import { DeskSection, Facts } from '../parts/DeskSection.tsx'
import desk from '../../kit/parts/screen.module.css'
import styles from './members.module.css'

interface Props {
  readonly member: DeskMember
}

/** Who the member is, and how the level came. */
export function Account({ member }: Props) {
  const t = useTranslations('editor.members')
  const { uiLocale } = useEnvironment()
  const contact = (value: DeskMember['email'], scheme: string) =>
    value && (
      <>
        <a href={`${scheme}:${value.value.replaceAll(' ', '')}`}>{value.value}</a>{' '}
        <small>{t(value.isProved ? 'proved' : 'notProved')}</small>
      </>
    )
  const set = member.events.find(({ kind }) => kind === 'LEVEL')
  return (
    <DeskSection title={t('account')}>
      <Facts
        rows={[
          [t('email'), contact(member.email, 'mailto')],
          [t('mobile'), contact(member.mobile, 'tel')],
          [
            t('level'),
            <>
              {member.level.name[uiLocale]}{' '}
              <small>
                {set
                  ? t('levelSet', { time: formatDateTime(set.time, uiLocale), reason: set.reason })
                  : t('levelFirst')}
              </small>
            </>,
          ],
          [t('formerContacts'), member.formerContacts.join(', ')],
          [
            t('merge.from'),
            member.mergedFrom.length === 0
              ? ''
              : member.mergedFrom.map(code => (
                  <div key={code}>
                    <Link to={`/members/${code}`} className={styles.code}>
                      {code}
                    </Link>
                  </div>
                )),
          ],
          [t('nickName'), member.nickName],
          [t('birthday'), member.birthday],
          [t('country'), member.country],
          [t('staff'), member.staff],
          [
            t('lastLogin'),
            member.lastLogin === null ? t('never') : formatDateTime(member.lastLogin, uiLocale),
          ],
          [
            t('code'),
            <span key="code" className={styles.code}>
              {member.id}
            </span>,
          ],
        ]}
      />
    </DeskSection>
  )
}

/** Addresses of the member, the default first. */
export function Addresses({ addresses }: Pick<DeskMember, 'addresses'>) {
  const t = useTranslations('editor.members')
  const { uiLocale } = useEnvironment()
  return (
    <DeskSection title={t('addresses')}>
      {addresses.length === 0 && <p>{t('noAddresses')}</p>}
      <ul className={styles.list}>
        {addresses.map((address, at) => (
          // Two may read the same; the list is read as a whole.
          <li key={`${address.place[uiLocale].join()} ${at}`}>
            <strong>{address.name}</strong> {address.mobile}
            {address.isDefault && <small> {t('default')}</small>}
            {address.pickupCode !== '' && <p>{t('pickup', { code: address.pickupCode })}</p>}
            {address.place[uiLocale].map(line => (
              <p key={line}>{line}</p>
            ))}
          </li>
        ))}
      </ul>
    </DeskSection>
  )
}

/** Agreements of the member, with their instants. */
export function Consents({ member: { consent, acceptedTerms, newsletter } }: Props) {
  const t = useTranslations('editor.members')
  const languages = useTranslations('editor.language')
  const { uiLocale } = useEnvironment()
  const since = (time: string | null) => (time === null ? '' : formatDateTime(time, uiLocale))
  return (
    <DeskSection title={t('consents')}>
      <Facts
        rows={[
          [
            t('marketing'),
            t('consent', {
              state: consent.at === null ? 'never' : consent.isGiven ? 'given' : 'withdrawn',
              time: since(consent.at),
            }),
          ],
          [t('consentText'), consent.text],
          [
            t('acceptedTerms'),
            acceptedTerms.length === 0
              ? null
              : acceptedTerms.map(accepted => {
                  const [document = '', version = ''] = accepted.split('@')
                  return (
                    <a key={accepted} className={desk.way} href={`/article/${encodeURIComponent(accepted)}`}>
                      {t('acceptedVersion', { document, version })}
                    </a>
                  )
                }),
          ],
          [
            t('newsletter'),
            newsletter === null
              ? t('noNewsletter')
              : t('onNewsletter', {
                  language: languages(newsletter.locale),
                  time: since(newsletter.since),
                  isOver: newsletter.until === null ? 'no' : 'yes',
                  until: since(newsletter.until),
                }),
          ],
        ]}
      />
      {newsletter && <ConsentList events={newsletter.events} />}
    </DeskSection>
  )
}

/** Open sessions, and third parties that open the account. */
export function Sessions({ member: { sessions, links } }: Props) {
  const t = useTranslations('editor.members')
  const { uiLocale } = useEnvironment()
  return (
    <DeskSection title={t('sessions')}>
      {sessions.length === 0 && <p>{t('noSessions')}</p>}
      <ul className={styles.list}>
        {sessions.map(({ begun, ends }, at) => (
          // Several may begin at one instant.
          <li key={`${begun} ${at}`}>
            {t('session', { begun: formatDateTime(begun, uiLocale), ends: formatDateTime(ends, uiLocale) })}
          </li>
        ))}
        {links.map(({ type, at }) => (
          <li key={type}>{t('link', { type, time: formatDateTime(at, uiLocale) })}</li>
        ))}
      </ul>
    </DeskSection>
  )
}

/** What the member has written by the contact form. */
export function Messages({ messages }: Pick<DeskMember, 'messages'>) {
  const t = useTranslations('editor.members')
  const { uiLocale } = useEnvironment()
  return (
    <DeskSection title={t('messages')}>
      {messages.length === 0 && <p>{t('noMessages')}</p>}
      <ul className={styles.list}>
        {messages.map(({ id, subject, content, time, state }) => (
          <li key={id}>
            <Link to={`/messages/${encodeURIComponent(id)}`}>{subject}</Link> <MessageBadge state={state} />{' '}
            <small>{formatDateTime(time, uiLocale)}</small>
            <p className={styles.words}>{content}</p>
          </li>
        ))}
      </ul>
    </DeskSection>
  )
}
