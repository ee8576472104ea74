// Handles a metadata document that arrived from IPFS. It is a separate module for the reason in manifest/render.ts.
import { Bytes, dataSource } from '@graphprotocol/graph-ts'
import { fileMetadataId } from '../ids'
import { saveDocument } from '../metadata/document'

export function handleMetadataFile(content: Bytes): void {
  saveDocument(fileMetadataId(dataSource.stringParam()), content)
}
