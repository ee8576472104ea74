// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.30;

import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import {IERC4906} from "@openzeppelin/contracts/interfaces/IERC4906.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC2981} from "@openzeppelin/contracts/token/common/ERC2981.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ContentId} from "./ContentId.sol";

/// ERC-721 whose metadata are files addressed by content, with a royalty (ERC-2981) and an update event (ERC-4906).
contract NounsCabinet is IERC4906, ERC721, ERC2981, Ownable {
    uint96 private constant ROYALTY_BASIS_POINTS = 500;
    bytes4 private constant ERC4906_ID = 0x49064906;

    uint256 public lastTokenId;
    mapping(uint256 tokenId => bytes32) private _digests;

    constructor(address royaltyReceiver) ERC721("Nouns Cabinet", "CABINET") Ownable(msg.sender) {
        _setDefaultRoyalty(royaltyReceiver, ROYALTY_BASIS_POINTS);
    }

    /// @param digests sha2-256 of each new token's metadata document
    function mint(address to, bytes32[] calldata digests) external onlyOwner {
        uint256 tokenId = lastTokenId;
        for (uint256 i = 0; i < digests.length; i++) {
            _digests[++tokenId] = digests[i];
            _mint(to, tokenId);
        }
        lastTokenId = tokenId;
    }

    /// Gives a token a new metadata document.
    function recatalogue(uint256 tokenId, bytes32 digest) external onlyOwner {
        _requireOwned(tokenId);
        _digests[tokenId] = digest;
        emit MetadataUpdate(tokenId);
    }

    function burn(uint256 tokenId) external {
        _update(address(0), tokenId, _msgSender());
    }

    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        _requireOwned(tokenId);
        return ContentId.toUri(_digests[tokenId]);
    }

    function supportsInterface(bytes4 interfaceId) public view override(IERC165, ERC721, ERC2981) returns (bool) {
        return interfaceId == ERC4906_ID || super.supportsInterface(interfaceId);
    }
}
