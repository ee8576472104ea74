// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";

/// Leaves the logs of earlier Seaports, whose code can't be had here. `trade` does what a match on 1.1 does: OrderFulfilled
/// of each order, without a recipient, then the transfers, and no OrdersMatched. The other two report fulfillments whose
/// item or money stays where it is: 1.4 and 1.5 skip what a match moves from an account to itself, 1.1 skips what no
/// fulfillment uses. Source: OrderCombiner.sol of these versions.
contract EarlyMatch {
    struct Trade {
        address seller;
        address buyer;
        address token;
        uint256 id;
        address coin;
        uint256 price;
        /// What moves, of what the fulfillment reports.
        bool movesItem;
        bool movesMoney;
    }

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

    event OrdersMatched(bytes32[] orderHashes);

    /// Sells the token for the coins, by a listing and an offer, as a match on 1.1 does.
    function trade(Trade calldata sold) external {
        reportListing(sold, address(0));
        reportOffer(sold);
        move(sold);
    }

    /// Reports a listing that the buyer took. The token with the next id moves in any case.
    function take(Trade calldata sold) external {
        reportListing(sold, sold.buyer);
        move(sold);
        IERC721(sold.token).transferFrom(sold.seller, sold.buyer, sold.id + 1);
    }

    /// Reports a match of a listing and an offer as 1.4 and 1.5 do. The token with the next id moves in any case.
    function matchOrders(Trade calldata sold) external {
        bytes32[] memory matched = new bytes32[](2);
        matched[0] = reportListing(sold, address(0));
        matched[1] = reportOffer(sold);
        emit OrdersMatched(matched);
        move(sold);
        IERC721(sold.token).transferFrom(sold.seller, sold.buyer, sold.id + 1);
    }

    function reportListing(Trade calldata sold, address recipient) private returns (bytes32 hash) {
        SpentItem[] memory given = new SpentItem[](1);
        ReceivedItem[] memory wanted = new ReceivedItem[](1);
        given[0] = SpentItem(2, sold.token, sold.id, 1);
        wanted[0] = ReceivedItem(1, sold.coin, 0, sold.price, payable(sold.seller));
        hash = keccak256(abi.encode("listing", sold.id));
        emit OrderFulfilled(hash, sold.seller, address(0), recipient, given, wanted);
    }

    function reportOffer(Trade calldata sold) private returns (bytes32 hash) {
        SpentItem[] memory given = new SpentItem[](1);
        ReceivedItem[] memory wanted = new ReceivedItem[](1);
        given[0] = SpentItem(1, sold.coin, 0, sold.price);
        wanted[0] = ReceivedItem(2, sold.token, sold.id, 1, payable(sold.buyer));
        hash = keccak256(abi.encode("offer", sold.id));
        emit OrderFulfilled(hash, sold.buyer, address(0), address(0), given, wanted);
    }

    function move(Trade calldata sold) private {
        if (sold.movesItem) IERC721(sold.token).transferFrom(sold.seller, sold.buyer, sold.id);
        if (sold.movesMoney) IERC20(sold.coin).transferFrom(sold.buyer, sold.seller, sold.price);
    }
}
