// The indexer and the page have different versions of the schema.
import type { Translation } from '../message.ts'
import type { indexVersions } from '../en/indexVersions.ts'

export const texts: Translation<typeof indexVersions> = {
  indexOlder:
    'データサービスがこのページより古いため、応答できません。サイトの運営者が最新のサブグラフをデプロイする必要があります。',
  pageOlder:
    'このページはデータサービスより古いため、データを読み取れません。ページを再読み込みしてください。解決しない場合は、サイトの運営者がページを更新する必要があります。',
}
