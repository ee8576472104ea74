// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.30;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

/// Keeps a part of every transfer, so that less arrives than was sent.
contract FeeOnTransferMoney is ERC20 {
    uint256 public immutable feeBasisPoints;

    constructor(uint256 feeBasisPoints_) ERC20("Fee on Transfer", "FOT") {
        feeBasisPoints = feeBasisPoints_;
    }

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function _update(address from, address to, uint256 amount) internal override {
        uint256 fee = from == address(0) || to == address(0) ? 0 : (amount * feeBasisPoints) / 10_000;
        if (fee > 0) super._update(from, address(0), fee);
        super._update(from, to, amount - fee);
    }
}

/// Lets only its allowed operators move tokens, as ERC-721C does.
contract GuardedToken is ERC721 {
    mapping(address operator => bool) public isAllowed;
    bool public paused;

    error OperatorRefused(address operator);
    error Paused();

    constructor() ERC721("Guarded Token", "GUARD") {}

    function mint(address to, uint256 tokenId) external {
        _mint(to, tokenId);
    }

    function setAllowed(address operator, bool allowed) external {
        isAllowed[operator] = allowed;
    }

    function setPaused(bool paused_) external {
        paused = paused_;
    }

    function _update(address to, uint256 tokenId, address auth) internal override returns (address) {
        if (paused) revert Paused();
        address owner = _ownerOf(tokenId);
        if (owner != address(0) && _msgSender() != owner && !isAllowed[_msgSender()])
            revert OperatorRefused(_msgSender());
        return super._update(to, tokenId, auth);
    }
}

/// Makes calls as itself and takes no ether, so that paying it fails.
contract RefusingReceiver {
    error EtherRefused();

    receive() external payable {
        revert EtherRefused();
    }

    function execute(address target, bytes calldata data) external {
        (bool done, bytes memory reason) = target.call(data);
        if (!done) {
            assembly {
                revert(add(reason, 32), mload(reason))
            }
        }
    }
}

/// Passes a call and its ether on, as an aggregator does in front of Seaport.
contract Aggregator {
    receive() external payable {}

    function forward(address target, bytes calldata data) external payable {
        (bool done, bytes memory reason) = target.call{value: msg.value}(data);
        if (!done) {
            assembly {
                revert(add(reason, 32), mload(reason))
            }
        }
    }
}
