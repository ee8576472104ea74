// An account's approvals in force, and revoking one.
import type { Translation } from '../message.ts'
import type { approvals } from '../en/approvals.ts'

export const texts: Translation<typeof approvals> = {
  loadFailed: 'Freigaben konnten nicht gelesen werden',
  loading: 'Freigaben werden von der Chain gelesen',
  none: 'Keine gültigen Freigaben',
  noneHint:
    'Niemand kann Items oder Geld dieses Kontos bewegen. Freigaben, die du beim Listen oder für ein Angebot erteilst, erscheinen hier und können widerrufen werden.',
  noneHintOfAccount: 'Niemand kann Items oder Geld dieses Kontos für den Handel bewegen.',
  intro:
    'Gerade von der Chain gelesen, für die Kollektionen und Währungen dieser Website. Seaport ist der Vertrag, der hier handelt; er bewegt ein Item nur, um eine deiner Orders auszuführen.',
  cut: 'Dieses Konto hat zu viele Freigaben, um alle zu prüfen. Freigaben für Kollektionen, die nicht zu dieser Website gehören, können hier fehlen.',
  exported: 'Freigaben',
  title: 'Gültige Freigaben',
  for: 'Für',
  operator: 'Operator',
  action: 'Aktion',
  tradesHere: 'Handelt hier',
  unread: 'Nicht lesbar, gilt vielleicht',
  foreign: 'Von dieser Website nicht genutzt',
  revoke: 'Widerrufen',
  revokeFor: 'Freigabe für {subject} widerrufen',
  openSeaConduit: 'Conduit von OpenSea',
  everyItem: 'alle Items',
  thisItem: 'dieses Item',
  anyAmount: 'beliebiger Betrag',
  upTo: 'bis zu {amount}',
  revokeTitle: 'Freigabe widerrufen',
  revoked: 'Freigabe widerrufen',
  keep: 'Behalten',
  failed: 'Die Freigabe konnte gerade nicht widerrufen werden.',
  stopsForeign: 'Dieser Vertrag kann dann nichts mehr davon bewegen. Dein Konto verlässt dabei nichts.',
  stopsOffers:
    'Deine offenen Angebote in dieser Währung können erst nach einer erneuten Freigabe angenommen werden. Dein Konto verlässt dabei nichts.',
  stopsListings:
    'Deine Listings dieser Items können erst nach einer erneuten Freigabe gekauft werden. Dein Konto verlässt dabei nichts.',
  stopsSomeOffers:
    '{count, plural, one {# deiner offenen Angebote in dieser Währung kann erst nach einer erneuten Freigabe angenommen werden, dann zu denselben Bedingungen, falls es nicht abgelaufen ist.} other {# deiner offenen Angebote in dieser Währung können erst nach einer erneuten Freigabe angenommen werden, dann zu denselben Bedingungen, falls sie nicht abgelaufen sind.}} Dein Konto verlässt dabei nichts.',
  stopsSomeListings:
    '{count, plural, one {# deiner Listings kann erst nach einer erneuten Freigabe gekauft werden, dann zu denselben Bedingungen, falls es nicht abgelaufen ist.} other {# deiner Listings können erst nach einer erneuten Freigabe gekauft werden, dann zu denselben Bedingungen, falls sie nicht abgelaufen sind.}} Dein Konto verlässt dabei nichts.',
  tokenId: 'Token-ID',
  canTake: 'Darf bewegen',
  contract: 'Vertrag',
}
