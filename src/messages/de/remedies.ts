// What the reader can do about a refusal, by its code; codes that nothing helps against are missing.
import type { Translation } from '../message.ts'
import type { remedies } from '../en/remedies.ts'

export const texts: Translation<typeof remedies> = {
  'order-malformed': 'Lade die Seite neu. Passiert es wieder, melde es dem Betreiber dieser Website.',
  'hash-mismatch': 'Lade die Seite neu. Passiert es wieder, melde es dem Betreiber dieser Website.',
  cancelled: 'Suche nach einem anderen Listing des Items.',
  'already-sold':
    'Die Seite des Items zeigt, wer es jetzt besitzt. Gibt es mehrere davon, stehen vielleicht andere zum Verkauf.',
  'counter-raised': 'Suche nach einem anderen Listing des Items.',
  'other-item': 'Lade die Seite neu. Passiert es wieder, melde es dem Betreiber dieser Website.',
  'quantity-unavailable': 'Wähle eine andere Menge.',
  'price-differs': 'Lade die Seite neu. Passiert es wieder, melde es dem Betreiber dieser Website.',
  'not-started': 'Warte, bis es beginnt.',
  expired: 'Suche nach einem anderen Listing des Items.',
  'restricted-order': 'Kaufe es dort, wo es gelistet wurde.',
  'own-order': 'Storniere stattdessen das Listing.',
  'seller-lost-item': 'Suche nach einem anderen Listing des Items.',
  'approval-revoked': 'Suche nach einem anderen Listing des Items.',
  'holding-unread': 'Versuche es gleich noch einmal.',
  'balance-unread': 'Versuche es gleich noch einmal.',
  'insufficient-funds': 'Lade dein Guthaben auf oder wähle ein anderes Konto.',
  'insufficient-network-fee': 'Lade etwas nativen Coin auf.',
  'protocol-unknown': 'Prüfe die Netzwerkeinstellungen dieser Website.',
  'not-owner': 'Wähle das Konto, das es besitzt.',
  'holds-too-few': 'Gib eine kleinere Menge ein.',
  'not-transferable':
    'Wenn es gestakt oder gesperrt ist, gib es dort zuerst frei. Sonst frage die Kollektion, wie es verkauft werden kann.',
  'not-maker': 'Wähle das Konto, das es erstellt hat.',
  'expiry-past': 'Wähle einen späteren Ablauf.',
  'clock-ahead':
    'Stell deine Uhr richtig. Wenn sie stimmt, liegt der Netzwerkzugang oder das Netzwerk zurück: Verwende einen anderen Netzwerkzugang oder wähle eine Startzeit.',
  'shares-exceed-price': 'Gib einen höheren Preis ein.',
  'bidder-unfunded': 'Suche nach einem anderen Angebot.',
  'price-rises': 'Gib einen Endpreis ein, der nicht über dem Startpreis liegt.',
  'nothing-to-allow': 'Lade die Seite neu, um zu sehen, warum das Listing inaktiv ist.',
  'wrapping-short': 'Gib einen kleineren Betrag ein.',
  'wrapping-leaves-no-fee': 'Gib einen kleineren Betrag ein.',
  'unwrapping-lacks-fee': 'Lade etwas nativen Coin auf.',
  'wrapping-inexact': 'Melde es dem Betreiber dieser Website.',
  'nothing-to-cover': 'Lade die Seite neu, um ihren aktuellen Stand zu sehen.',
  'approval-elsewhere':
    'Erteile die Freigabe auf dem Marktplatz, auf dem das Angebot abgegeben wurde, oder storniere das Angebot.',
  'nothing-left': 'Sieh dir jeweils den Grund an und wähle andere.',
  'token-not-wanted': 'Wähle ein Item, das das Angebot annimmt.',
  'trait-mismatch': 'Suche nach einem anderen Angebot.',
  'trait-count-differs':
    'An deine Wallet wurde nichts gesendet. Schließe das Fenster und wähle den Trait erneut.',
}
