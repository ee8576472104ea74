// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.30;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC2981} from "@openzeppelin/contracts/token/common/ERC2981.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {MyriadTraits} from "./MyriadTraits.sol";

/// ERC-721 of many items: minted in batches to many holders, metadata told by the contract from the token id alone.
contract Myriad is ERC721, ERC2981, Ownable {
    uint96 private constant ROYALTY_BASIS_POINTS = 250;

    /// How many different pictures there are: sixteen grounds, sixteen inks, eight figures.
    uint256 public constant PICTURES = 16 * 16 * 8;

    uint256 public lastTokenId;

    constructor(address royaltyReceiver) ERC721("Myriad", "MYRIAD") Ownable(msg.sender) {
        _setDefaultRoyalty(royaltyReceiver, ROYALTY_BASIS_POINTS);
    }

    /// One new token for each of the holders, in their order.
    function mint(address[] calldata holders) external onlyOwner {
        uint256 tokenId = lastTokenId;
        for (uint256 i = 0; i < holders.length; i++) _mint(holders[i], ++tokenId);
        lastTokenId = tokenId;
    }

    /// Gives several of the sender's tokens to one receiver.
    function give(address receiver, uint256[] calldata tokenIds) external {
        for (uint256 i = 0; i < tokenIds.length; i++) transferFrom(_msgSender(), receiver, tokenIds[i]);
    }

    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        _requireOwned(tokenId);
        return MyriadTraits.uriOf(tokenId);
    }

    /// Every picture, by its number, for whoever publishes the files.
    function picture(uint256 number) external pure returns (string memory) {
        return MyriadTraits.picture(number / 128, (number / 8) % 16, number % 8);
    }

    function supportsInterface(bytes4 interfaceId) public view override(ERC721, ERC2981) returns (bool) {
        return super.supportsInterface(interfaceId);
    }
}
