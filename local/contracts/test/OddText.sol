// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.30;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

/// An ERC-721 whose name, symbol and metadata addresses are any bytes at all: not UTF-8, with NULs, endless.
contract OddText is ERC721 {
    enum Answer {
        Bytes,
        Revert,
        RunOutOfGas,
        NotEncoded
    }

    bytes private _name;
    bytes private _symbol;
    Answer private _uriAnswer;
    mapping(uint256 tokenId => bytes) private _uris;

    constructor(bytes memory name_, bytes memory symbol_) ERC721("", "") {
        _name = name_;
        _symbol = symbol_;
    }

    function mint(address to, uint256 tokenId, bytes calldata uri) external {
        _uris[tokenId] = uri;
        _mint(to, tokenId);
    }

    /// Mints a token whose metadata address has this many letters.
    function mintOversized(address to, uint256 tokenId, uint256 length) external {
        _uris[tokenId] = abi.encode(length);
        _mint(to, tokenId);
    }

    function setUriAnswer(Answer answer) external {
        _uriAnswer = answer;
    }

    function name() public view override returns (string memory) {
        return string(_name);
    }

    function symbol() public view override returns (string memory) {
        return string(_symbol);
    }

    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        if (_uriAnswer == Answer.Revert) revert("no metadata");
        if (_uriAnswer == Answer.RunOutOfGas) while (true) {}
        if (_uriAnswer == Answer.NotEncoded) {
            // Three bytes where an ABI-encoded string should be.
            assembly {
                mstore(0, shl(232, 0xabcdef))
                return(0, 3)
            }
        }
        bytes memory uri = _uris[tokenId];
        if (uri.length != 32) return string(uri);
        bytes memory long = new bytes(abi.decode(uri, (uint256)));
        for (uint256 i = 0; i < long.length; i++) long[i] = "a";
        return string(long);
    }
}

/// The older kind of name: 32 bytes instead of a string.
contract Bytes32Name {
    bytes32 public constant name = "Thirty-two bytes";
    bytes32 public constant symbol = "B32";

    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);

    function mint(address to, uint256 tokenId) external {
        emit Transfer(address(0), to, tokenId);
    }
}
