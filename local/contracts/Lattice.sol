// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.30;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC721Consecutive} from "@openzeppelin/contracts/token/ERC721/extensions/ERC721Consecutive.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";
import {LatticeDrawing} from "./LatticeDrawing.sol";

/// ERC-721 that lives wholly on chain: picture, traits and metadata are computed from the token id alone.
/// The first tokens are minted in the constructor with one ConsecutiveTransfer (ERC-2309).
contract Lattice is ERC721, ERC721Consecutive, Ownable {
    using Strings for uint256;

    uint256 public lastTokenId;

    constructor(address firstOwner, uint96 firstCount) ERC721("Lattice", "LATTICE") Ownable(msg.sender) {
        _mintConsecutive(firstOwner, firstCount);
        lastTokenId = firstCount;
    }

    function mint(address to, uint256 count) external onlyOwner {
        uint256 tokenId = lastTokenId;
        for (uint256 i = 0; i < count; i++) _mint(to, ++tokenId);
        lastTokenId = tokenId;
    }

    function burn(uint256 tokenId) external {
        _update(address(0), tokenId, _msgSender());
    }

    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        _requireOwned(tokenId);
        LatticeDrawing.Score memory score = LatticeDrawing.scoreOf(tokenId);
        bytes memory json = abi.encodePacked(
            '{"name":"Lattice ',
            tokenId.toString(),
            '","description":"A drawing by rule: one motif, one grid, turned cell by cell. ',
            "Drawn by the contract each time it is looked at; nothing of it is stored elsewhere.",
            '","image":"data:image/svg+xml;base64,',
            Base64.encode(bytes(LatticeDrawing.svg(score))),
            '","attributes":',
            LatticeDrawing.attributes(score),
            "}"
        );
        return string.concat("data:application/json;base64,", Base64.encode(json));
    }

    function _firstConsecutiveId() internal pure override returns (uint96) {
        return 1;
    }

    function _ownerOf(uint256 tokenId) internal view override(ERC721, ERC721Consecutive) returns (address) {
        return super._ownerOf(tokenId);
    }

    function _update(
        address to,
        uint256 tokenId,
        address auth
    ) internal override(ERC721, ERC721Consecutive) returns (address) {
        return super._update(to, tokenId, auth);
    }
}
