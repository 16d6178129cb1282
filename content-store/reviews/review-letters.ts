import type { Letter } from '../stored/letter.ts'
import { answerableFor, type GoneOperator } from '#operators/accounts/gone.ts'
import { mayOnPage } from '../page/page-rights.ts'
import { catalogue } from '#locales/catalogue.ts'
import { languageTag, type Locale } from '#locales/locale.ts'
import { createTranslator } from 'use-intl/core'
import { openRequest } from '../client/reviews.ts'
import type { MailReader } from '#operators/accounts/operators.ts'
import type { ReviewNews } from './review-record.ts'

/** Names of the operators who are told: publishers of a request, those who talk of a comment, who asked of an answer. */
function readersOf({ kind, page, review, thread }: ReviewNews, operators: readonly MailReader[]) {
  const asked = review.requests.findLast(({ answer }) => answer === null) ?? review.requests.at(-1)
  const names =
    kind === 'asked'
      ? operators.filter(operator => mayOnPage(operator, 'pages.publish', page.type)).map(({ name }) => name)
      : kind === 'commented'
        ? [...thread, openRequest(review)?.by ?? page.draft.savedBy]
        : [asked?.by ?? '']
  return new Set(names)
}

/** The letters about what happened. Operators without an address get none. */
export function lettersOf(
  news: ReviewNews,
  operators: readonly MailReader[],
  {
    editor,
    shopNameIn,
    gone = [],
  }: {
    readonly editor: string
    readonly shopNameIn: (locale: Locale) => string
    /** Accounts that were removed: their letters go to those who took over. */
    readonly gone?: readonly GoneOperator[]
  },
): readonly Letter[] {
  const { kind, page, languages, by, isGuest, words, review } = news
  const names = new Set([...readersOf(news, operators)].map(name => answerableFor(name, gone)))
  if (!isGuest) names.delete(by)
  const about =
    kind === 'commented' ? `${review.comments.length}-${words.length}` : (review.requests.at(-1)?.id ?? '')
  return operators.flatMap(({ name, mail }) => {
    if (!mail || !names.has(name)) return []
    const t = createTranslator({
      locale: languageTag(mail.locale),
      messages: catalogue[mail.locale],
      namespace: 'content',
    })
    const values = {
      shop: shopNameIn(mail.locale),
      by,
      title: page.draft.title || page.path,
      path: page.path,
      language: new Intl.ListFormat(languageTag(mail.locale)).format(
        languages.map(locale => t(`languages.${locale}`)),
      ),
      words,
      link: `${editor}/pages/${page.key}`,
    }
    return {
      id: `review-${kind}-${page.key}-${about}-${page.draft.revision}-${name}`,
      to: mail.address,
      subject: t(`letter.subject.${kind}`, values),
      text: t(`letter.text.${kind}`, values),
      layout: {
        locale: mail.locale,
        button: { label: t('letter.button', { kind }), href: values.link },
      },
    }
  })
}
