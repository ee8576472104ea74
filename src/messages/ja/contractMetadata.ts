// What an item's contract says about its metadata now.
import type { Translation } from '../message.ts'
import type { contractMetadata } from '../en/contractMetadata.ts'

export const texts: Translation<typeof contractMetadata> = {
  refresh: 'メタデータを更新',
  reading: 'コントラクトからメタデータを読み取っています…',
  same: 'メタデータは最新です。',
  changed:
    'コントラクトに新しいメタデータがあり、このページがたった今読み取りました。インデクサーにはまだ古いものがあります。コントラクトが変更を通知するか、アイテムが移転されると、全員に新しいものが表示されます。',
  first:
    'このページがたった今、コントラクトからメタデータを読み取りました。インデクサーはまだ読み取っていません。',
  hostChanged: 'このページがたった今、{host}からメタデータを再度読み取りました。内容が変わっています。',
  refreshed: 'このページで、あなたの表示が更新されました。',
  olderUnlisted:
    'コントラクトは現在{host}を指していますが、このサイトはそこからメタデータを読み取りません。表示されているものは古いものです。',
  olderUnsupported:
    'コントラクトは現在、このサイトが対応していない形式のアドレスを指しています。表示されているものは古いものです。',
  olderInvalid:
    'コントラクトに新しいメタデータがありますが、有効な文書ではありません。表示されているものは古いものです。',
  olderTooLarge:
    'コントラクトに新しいメタデータがありますが、1 MBを超えています。表示されているものは古いものです。',
  olderUnreachable:
    'コントラクトに新しいメタデータがありますが、読み取れませんでした。表示されているものは古いものです。もう一度試すには、メタデータを更新してください。',
  noAddress: 'コントラクトがメタデータのアドレスを返さなかったため、何も変わっていません。',
  tooLarge:
    'コントラクトが返したデータは1 MBを超えており、このサイトでは読み取りません。何も変わっていません。',
  nodeFailed: 'コントラクトを読み取れませんでした。接続を確認して、もう一度お試しください。',
  hostFailed: 'メタデータを読み取れませんでした。しばらくしてからもう一度お試しください。',
}
