// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";

/// Leaves the logs that a match on Seaport 1.1 leaves: OrderFulfilled of each order, without a recipient, then the
/// transfers, and no OrdersMatched. Source: _matchAdvancedOrders in Seaport 1.1, OrderCombiner.sol.
contract EarlyMatch {
    struct SpentItem {
        uint8 itemType;
        address token;
        uint256 identifier;
        uint256 amount;
    }

    struct ReceivedItem {
        uint8 itemType;
        address token;
        uint256 identifier;
        uint256 amount;
        address payable recipient;
    }

    event OrderFulfilled(
        bytes32 orderHash,
        address indexed offerer,
        address indexed zone,
        address recipient,
        SpentItem[] offer,
        ReceivedItem[] consideration
    );

    /// Sells the token for the coins, by a listing and an offer.
    function trade(address seller, address buyer, address token, uint256 id, address coin, uint256 price) external {
        SpentItem[] memory given = new SpentItem[](1);
        ReceivedItem[] memory wanted = new ReceivedItem[](1);
        given[0] = SpentItem(2, token, id, 1);
        wanted[0] = ReceivedItem(1, coin, 0, price, payable(seller));
        emit OrderFulfilled(keccak256(abi.encode("listing", id)), seller, address(0), address(0), given, wanted);
        given[0] = SpentItem(1, coin, 0, price);
        wanted[0] = ReceivedItem(2, token, id, 1, payable(buyer));
        emit OrderFulfilled(keccak256(abi.encode("offer", id)), buyer, address(0), address(0), given, wanted);
        IERC721(token).transferFrom(seller, buyer, id);
        IERC20(coin).transferFrom(buyer, seller, price);
    }
}
