// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.30;

import {IERC721Receiver} from "@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

/// Makes a preset call whenever it receives a token or ether.
contract ReentrantReceiver is IERC721Receiver {
    address private _target;
    bytes private _data;
    bool private _entered;

    /// Whether the call that was made inside succeeded.
    bool public succeeded;

    function arm(address target, bytes calldata data) external {
        (_target, _data, _entered, succeeded) = (target, data, false, false);
    }

    /// Makes any call as this contract, so that it can hold, approve and list.
    function execute(address target, bytes calldata data) external payable {
        (bool done, bytes memory reason) = target.call{value: msg.value}(data);
        if (!done) {
            assembly {
                revert(add(reason, 32), mload(reason))
            }
        }
    }

    receive() external payable {
        _enter();
    }

    function onERC721Received(address, address, uint256, bytes calldata) external returns (bytes4) {
        _enter();
        return this.onERC721Received.selector;
    }

    function _enter() private {
        if (_entered || _target == address(0)) return;
        _entered = true;
        (succeeded, ) = _target.call(_data);
    }
}

/// An ERC-721 that calls out in the middle of a transfer, so that events of one transfer enclose those of another.
contract ReentrantToken is ERC721 {
    address private _target;
    bytes private _data;

    constructor() ERC721("Reentrant Token", "LOOP") {}

    function mint(address to, uint256 tokenId) external {
        _mint(to, tokenId);
    }

    function arm(address target, bytes calldata data) external {
        (_target, _data) = (target, data);
    }

    function _update(address to, uint256 tokenId, address auth) internal override returns (address) {
        (address target, bytes memory data) = (_target, _data);
        delete _target;
        if (target != address(0)) {
            (bool done, ) = target.call(data);
            require(done, "the inner call failed");
        }
        return super._update(to, tokenId, auth);
    }
}
